#!/bin/sh
# backup.sh FOLDER: one file of the database, restorable by restore.sh, and its digest.
# Needs pg_dump of the server's version or newer, and DATABASE_URL past PgBouncer. The secret
# (SESSION_SECRET) is no part of it: keep a copy of /etc/guide.env with the backups.
set -eu
folder=${1:?folder for the backup}
umask 077
mkdir -p "$folder"
name="guide-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Neither a backup that is stopped nor one that was killed (found a day later) leaves its half behind.
trap 'rm -f "$folder/.$name"' EXIT
trap 'exit 1' HUP INT TERM
find "$folder" -maxdepth 1 -name '.guide-*.dump' -mmin +1440 -delete
pg_dump --format=custom --no-owner --file="$folder/.$name" "${DATABASE_URL:?}"
# What cannot be read back is no backup.
pg_restore --list "$folder/.$name" > /dev/null
mv "$folder/.$name" "$folder/$name"
(cd "$folder" && sha256sum "$name" > "$name.sha256")
echo "$folder/$name"
