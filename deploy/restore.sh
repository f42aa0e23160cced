#!/bin/sh
# restore.sh FILE: fills an EMPTY database at DATABASE_URL with a backup, in one transaction.
set -eu
file=${1:?file of backup.sh}
(cd "$(dirname "$file")" && sha256sum --check --quiet "$(basename "$file").sha256")
tables=$(psql -XAtc "select count(*) from pg_tables where schemaname not in ('pg_catalog','information_schema')" "${DATABASE_URL:?}")
if [ "$tables" != 0 ]; then
  echo "restore.sh: the database has $tables tables; create an empty one (createdb) and name it in DATABASE_URL" >&2
  exit 1
fi
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$file"
echo "restored; start the site on it and look at /api/health"
