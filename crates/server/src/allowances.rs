//! Addresses behind which there are many people: a class, a company, a carrier. They are given more by name.

use std::net::IpAddr;
use std::str::FromStr;

/// So many times as much as usual for an address, or for all addresses of a network: `203.0.113.7=10`,
/// `10.0.0.0/8=50`, `2001:db8::/48=5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    network: IpAddr,
    bits: u32,
    factor: u32,
}

/// This names no addresses, or no factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllowanceError;

impl FromStr for Allowance {
    type Err = AllowanceError;

    fn from_str(text: &str) -> Result<Self, AllowanceError> {
        let (place, factor) = text.split_once('=').ok_or(AllowanceError)?;
        let (network, bits) = place.split_once('/').map_or((place, None), |(net, bits)| (net, Some(bits)));
        let network: IpAddr = network.parse().map_err(|_| AllowanceError)?;
        let most = if network.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| AllowanceError)?;
        let factor = factor.parse().map_err(|_| AllowanceError)?;
        let is_right = bits <= most && (1..=10_000).contains(&factor);
        is_right.then_some(Allowance { network, bits, factor }).ok_or(AllowanceError)
    }
}

impl Allowance {
    /// How much more than usual an address may have: as much as the first allowance says that names it.
    pub(crate) fn factor(all: &[Allowance], address: IpAddr) -> u32 {
        all.iter().find(|allowance| allowance.names(address)).map_or(1, |allowance| allowance.factor)
    }

    fn names(&self, address: IpAddr) -> bool {
        match (self.network, address) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                same(u32::from(network).into(), u32::from(address).into(), 32 - self.bits)
            }
            // Limits count networks of 64 bits as one address.
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                same(network.into(), address.into(), 128 - self.bits.min(64))
            }
            _ => false,
        }
    }
}

/// Are two numbers the same but for so many of their last bits?
fn same(one: u128, other: u128, last: u32) -> bool {
    (one ^ other).checked_shr(last).unwrap_or(0) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_or_a_network_is_given_more() {
        let all: Vec<Allowance> = ["203.0.113.7=10", "10.0.0.0/8=50", "2001:db8::/48=5", "2001:db9::1=7"]
            .map(|text| text.parse().unwrap())
            .into();
        for (address, factor) in [
            ("203.0.113.7", 10),
            ("203.0.113.8", 1),
            ("10.200.3.4", 50),
            ("11.0.0.1", 1),
            ("2001:db8:0:7::", 5),
            ("2001:db8:1::", 1),
            ("2001:db9::", 7),
        ] {
            assert_eq!(Allowance::factor(&all, address.parse().unwrap()), factor, "{address}");
        }
        let everybody = ["0.0.0.0/0=2".parse().unwrap()];
        assert_eq!(Allowance::factor(&everybody, IpAddr::from([9, 9, 9, 9])), 2);
        for wrong in
            ["", "10", "10.0.0.1", "=5", "10.0.0.1=", "10.0.0.1=0", "10.0.0.1/33=2", "x=2", "10.0.0.1/-1=2"]
        {
            assert_eq!(wrong.parse::<Allowance>(), Err(AllowanceError), "{wrong}");
        }
    }
}
