//! Encryption on the way to the database, as `sslmode` in its address asks for it.
//!
//! `disable`, `prefer` and `require` mean what they mean to PostgreSQL's own programs: with the last two nobody can read
//! along, but whoever stands between could be taken for the database. `verify-full` also compares its certificate with
//! those that this machine trusts, or with those of the file `sslrootcert`.

use std::sync::Arc;

use percent_encoding::percent_decode_str;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

/// An address as its reader takes it, and how to begin encryption there; in words, why there is none.
pub(super) fn read(url: &str) -> Result<(String, MakeRustlsConnect), String> {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut verify, mut roots, mut rest) = (false, None, Vec::new());
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("sslmode", "verify-full")) => {
                verify = true;
                rest.push("sslmode=require");
            }
            Some(("sslmode", "verify-ca")) => {
                return Err("sslmode=verify-ca would trust any name; use sslmode=verify-full".to_owned());
            }
            Some(("sslrootcert", file)) => {
                roots = Some(percent_decode_str(file).decode_utf8_lossy().into_owned());
            }
            _ => rest.push(pair),
        }
    }
    if roots.is_some() && !verify {
        return Err("sslrootcert is looked at with sslmode=verify-full only".to_owned());
    }
    let provider = Arc::new(ring::default_provider());
    let verifier: Arc<dyn ServerCertVerifier> = if verify {
        let verifier =
            WebPkiServerVerifier::builder_with_provider(trusted(roots.as_deref())?.into(), provider.clone());
        verifier.build().map_err(|error| error.to_string())?
    } else {
        Arc::new(Anybody(provider.clone()))
    };
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| error.to_string())?;
    let config = config.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth();
    let url = if rest.is_empty() { address.to_owned() } else { format!("{address}?{}", rest.join("&")) };
    Ok((url, MakeRustlsConnect::new(config)))
}

/// Has the other side shown a certificate that is not believed?
pub(super) fn is_untrusted(error: &tokio_postgres::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
    let why = cause.and_then(std::io::Error::get_ref).and_then(|why| why.downcast_ref::<Error>());
    matches!(why, Some(Error::InvalidCertificate(_)))
}

/// The certificates of a file, or those that this machine trusts.
fn trusted(file: Option<&str>) -> Result<RootCertStore, String> {
    let certificates = match file {
        Some(file) => CertificateDer::pem_file_iter(file)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| format!("cannot read the certificates in {file}: {error}"))?,
        None => rustls_native_certs::load_native_certs().certs,
    };
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(certificates);
    if roots.is_empty() {
        let place = file.unwrap_or("this machine's list; name a file with sslrootcert");
        return Err(format!("there is no certificate in {place}"));
    }
    Ok(roots)
}

/// Believes every certificate, and only looks whether the other side has the key that belongs to it.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
