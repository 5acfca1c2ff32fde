//! What is said to the database again and again, each by its name.

use tokio_postgres::{Client, Error, Statement};

/// Forgets matches without a step since then, with all that belongs to them, and tells which they were.
pub(super) const DELETE: &str = "
    WITH gone AS (
        DELETE FROM matches WHERE name = ANY($1)
            AND NOT EXISTS (SELECT 1 FROM steps WHERE match = name AND at >= $2::bigint) RETURNING name
    ), steps_gone AS (DELETE FROM steps USING gone WHERE match = name),
        explained AS (DELETE FROM explanations USING gone WHERE match = name)
    SELECT name FROM gone";

/// Statements that are prepared once for a connection, under the names by which they are said.
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident: $sql:expr;)*) => {
        /// What is said again and again.
        pub(super) struct Statements {
            $($(#[$doc])* pub(super) $name: Statement,)*
        }

        impl Statements {
            /// All at the same time, which takes one trip.
            pub(super) async fn prepare(client: &Client) -> Result<Self, Error> {
                let ($($name,)*) = tokio::try_join!($(client.prepare($sql)),*)?;
                Ok(Statements { $($name),* })
            }
        }
    };
}

statements! {
    /// Adds steps whose numbers are free.
    append: "INSERT INTO steps (match, n, at, remaining, lines)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])";
    /// Adds steps, of which the first so many are one a match. Those whose numbers are taken, or whose match another node
    /// has deleted, are told; if there are none, what follows the first ones is added too.
    append_free: "WITH new AS (
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
                 WITH ORDINALITY AS new (match, n, at, remaining, lines, place)
         ), made AS (
             INSERT INTO steps (match, n, at, remaining, lines)
             SELECT match, n, at, remaining, lines FROM new WHERE place <= $6::bigint
                 AND EXISTS (SELECT 1 FROM matches WHERE name = match)
             ON CONFLICT DO NOTHING RETURNING match
         ), more AS (
             INSERT INTO steps (match, n, at, remaining, lines)
             SELECT match, n, at, remaining, lines FROM new
             WHERE place > $6::bigint AND (SELECT count(*) FROM made) = $6::bigint
         )
         SELECT match FROM new WHERE place <= $6::bigint AND (SELECT count(*) FROM made) < $6::bigint
         EXCEPT SELECT match FROM made";
    /// The steps with these numbers, which nobody changes until this transaction ends.
    before: "SELECT match, lines FROM steps
         JOIN unnest($1::text[], $2::bigint[]) AS wanted (name, number) ON match = name AND n = number
         FOR SHARE OF steps";
    /// Makes matches with their first steps, and tells which were made.
    create: "WITH new AS (
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS new (name, header, standing, start)
         ), made AS (
             INSERT INTO matches (name, header, standing, version) SELECT name, header, standing, 0 FROM new
             ON CONFLICT DO NOTHING RETURNING name
         )
         INSERT INTO steps (match, n, at, lines)
         SELECT name, 0, $5::bigint, start FROM new JOIN made USING (name) RETURNING match";
    /// Nobody adds to a match that has but its first step until this transaction ends.
    lock_start: "SELECT 1 FROM steps WHERE match = $1 AND n = 0 FOR UPDATE";
    /// Changes what may change of a match if this is the next version. Was it changed, and has it more than one step?
    amend: "WITH changed AS (
             UPDATE matches SET header = $2, standing = $3, version = $4::bigint
             WHERE name = $1 AND version = $4::bigint - 1
                 AND ($5::text IS NULL OR NOT EXISTS (SELECT 1 FROM steps WHERE match = $1 AND n = 1))
             RETURNING name
         ), again AS (
             UPDATE steps SET lines = $5, at = $6::bigint FROM changed
             WHERE match = name AND n = 0 AND $5 IS NOT NULL
         )
         SELECT EXISTS (SELECT 1 FROM changed), EXISTS (SELECT 1 FROM steps WHERE match = $1 AND n = 1)";
    /// A match, with its steps from one of them on.
    load: "SELECT header, version, standing,
             (SELECT string_agg(lines, '' ORDER BY n) FROM steps WHERE match = name AND n >= $2),
             last.n, last.at, last.remaining
         FROM matches LEFT JOIN LATERAL (
             SELECT n, at, remaining FROM steps WHERE match = name ORDER BY n DESC LIMIT 1
         ) AS last ON true WHERE name = $1";
    /// Keeps the explanation of a match.
    explain: "INSERT INTO explanations (match, text) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM matches WHERE name = $1)
         ON CONFLICT (match) DO UPDATE SET text = excluded.text";
    /// The explanation of a match.
    explanation: "SELECT text FROM explanations WHERE match = $1";
    /// Some matches, each with the time of its last step.
    oldest: "SELECT name, (SELECT at FROM steps WHERE match = name ORDER BY n DESC LIMIT 1)
         FROM matches WHERE name > $1 ORDER BY name LIMIT $2";
    /// See [`DELETE`].
    delete: DELETE;
}
