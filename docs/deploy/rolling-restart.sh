#!/bin/sh
# Restarts the sites of this machine one after the other, so that visitors notice nothing, and then the worker:
#   sudo docs/deploy/rolling-restart.sh
# Stops at the first site that does not come up; the others keep serving the version that they run.
set -eu

INSTANCES=${INSTANCES:-3001 3002}
# nginx passes over a site while its file is there (nginx/pool.conf).
OUT=${OUT:-/run/webbureau}
# What stops and starts a site; $1 is its port.
STOP=${STOP:-'systemctl stop "webbureau@$1"'}
START=${START:-'systemctl start "webbureau@$1"'}
WORKER=${WORKER:-'systemctl restart webbureau-worker'}
# Seconds for what nginx is just handing over, and for a site to be ready.
DRAIN=${DRAIN:-2}
READY_WITHIN=${READY_WITHIN:-120}

say() { printf '%s %s\n' "$(date +%H:%M:%S)" "$*"; }
give_up() { say "$*" >&2; exit 1; }

is_ready() {
  [ "$(curl -s -o /dev/null -m 10 -w '%{http_code}' "http://127.0.0.1:$1/gereed")" = 200 ]
}

another_is_ready() {
  for other in $INSTANCES; do
    if [ "$other" != "$1" ] && [ ! -e "$OUT/out-$other" ] && is_ready "$other"; then return 0; fi
  done
  return 1
}

until_ready() {
  end=$(($(date +%s) + READY_WITHIN))
  until is_ready "$1"; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 1
  done
}

restart() {
  another_is_ready "$1" || give_up "no other site is ready, so $1 is left as it is"
  say "$1 gets no requests from now on"
  touch "$OUT/out-$1"
  sleep "$DRAIN"
  sh -c "$STOP" stop "$1" 9>&- || give_up "$1 could not be stopped"
  sh -c "$START" start "$1" 9>&- || give_up "$1 could not be started; the others go on. Look at its log."
  until_ready "$1" || give_up "$1 is not ready after $READY_WITHIN s; the others go on. Look at its log."
  rm "$OUT/out-$1"
  say "$1 is ready"
}

mkdir -p "$OUT"
exec 9>"$OUT/restarting"
flock -n 9 || give_up 'another restart is under way'
for port in $INSTANCES; do restart "$port"; done
sh -c "$WORKER" worker 9>&- || give_up 'the worker could not be restarted'
say 'done'
