#!/bin/sh
# Installs this release, or upgrades to it: may be run again at any time. See docs/operations.md.
# Each step leaves alone what is there already; the settings file is made once and never changed.
set -eu
umask 022

usage() {
  cat <<'EOF'
사용법: install.sh [값 …]

  --url <주소>      사람들이 접속할 주소 (https://press.example.go.kr); 설정 파일을 처음 만들 때만 씁니다
  --admin <이메일>  첫 관리자의 이메일; 비밀번호는 만들어 설정 파일에 적습니다
  --prefix <폴더>   계정과 systemd 없이 이 폴더 안에만 설치합니다 (시험용)
  --no-start        설치만 하고 시작하지 않습니다
  --no-backup       업그레이드하기 전에 백업하지 않습니다
  --uninstall       프로그램을 지웁니다; 설정과 자료는 남깁니다
EOF
}

say() { printf '%s\n' "$*"; }
stop() {
  printf '%s\n' "$*" >&2
  exit 1
}

url=
admin=
prefix=
starts=yes
backs_up=yes
task=install
makes_settings=no
while [ $# -gt 0 ]; do
  case $1 in
    --url | --admin | --prefix)
      # an empty folder would install into the system
      [ -n "${2-}" ] || stop "$1 다음에 값을 적어 주세요."
      case $1 in
        --url) url=$2 ;;
        --admin) admin=$2 ;;
        --prefix) prefix=$2 ;;
      esac
      shift
      ;;
    --no-start) starts=no ;;
    --no-backup) backs_up=no ;;
    --uninstall) task=uninstall ;;
    -h | --help)
      usage
      exit 0
      ;;
    *)
      say "알 수 없는 값입니다: $1" >&2
      usage >&2
      exit 1
      ;;
  esac
  shift
done
# each goes into one line of the settings file
case $url in
  '' | http://* | https://*) ;;
  *) stop "--url은 https:// 로 시작하는 주소여야 합니다." ;;
esac
case $url$admin in *[!A-Za-z0-9:/@._+%~-]*) stop "--url과 --admin에는 영문자, 숫자와 : / @ . _ + % ~ - 만 쓸 수 있습니다." ;; esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
account=culture-press
units='culture-press.service culture-press-worker.service culture-press-backup.service culture-press-backup.timer'
unit_folder=/etc/systemd/system
if [ -n "$prefix" ]; then
  mkdir -p "$prefix"
  base=$(CDPATH='' cd -- "$prefix" && pwd -P)
  # it goes into a line of the settings file, in single quotes
  case $base in *"'"* | *"
"*) stop "--prefix의 폴더 이름에는 작은따옴표와 줄바꿈을 쓸 수 없습니다." ;; esac
  settings_folder=$base/settings
  data=$base/data
else
  [ "$(id -u)" = 0 ] || stop "설치는 root로 합니다. sudo를 붙여 다시 실행해 주세요. 시험만 하려면 --prefix <폴더>를 쓰세요."
  base=/opt/culture-press
  settings_folder=/etc/culture-press
  data=/var/lib/culture-press
fi
settings=$settings_folder/culture-press.env
has_systemd=no
if [ -z "$prefix" ] && [ -d /run/systemd/system ]; then has_systemd=yes; fi

uninstall() {
  if [ "$has_systemd" = yes ]; then
    for unit in $units; do systemctl disable --now "$unit" 2>/dev/null || true; done
  fi
  if [ -z "$prefix" ]; then
    for unit in $units; do rm -f "$unit_folder/$unit"; done
    rm -f /usr/local/bin/culture-press
    if [ "$has_systemd" = yes ]; then systemctl daemon-reload; fi
    rm -rf "$base"
  else
    rm -rf "$base/releases" "$base/current"
  fi
  say "프로그램을 지웠습니다. 설정은 ${settings_folder}, 자료는 ${data}에 남아 있습니다."
  say "다시 쓰지 않는다면 백업한 뒤 두 폴더를 지우고, 계정은 userdel ${account} 로 지우세요."
}

check_release() {
  (cd "$here" && sha256sum --check --quiet SHA256SUMS) || stop "배포 파일이 온전하지 않습니다. 다시 내려받아 주세요."
  "$here/runtime/node" --version >/dev/null ||
    stop "이 컴퓨터에서 실행할 수 없는 배포 파일입니다. 64비트 리눅스(glibc 2.28 이상)와 libstdc++6이 필요합니다."
}

make_account() {
  if [ -n "$prefix" ] || getent passwd "$account" >/dev/null; then return; fi
  useradd --system --user-group --home-dir "$data" --no-create-home --shell /usr/sbin/nologin "$account"
  say "시스템 계정을 만들었습니다: ${account}"
}

owned() {
  chmod "$1" "$2"
  if [ -z "$prefix" ]; then chown "$3" "$2"; fi
}

# The release as it is now; one of the same version and other files is replaced.
place_release() {
  target=$base/releases/$version
  mkdir -p "$base/releases"
  if [ "$here" = "$target" ] || cmp -s "$here/SHA256SUMS" "$target/SHA256SUMS"; then return; fi
  rm -rf "$target.new" "$target.old"
  cp -R "$here" "$target.new"
  # whatever umask it was unpacked under: the account of the service reads it, and nobody but its owner changes it
  chmod -R go=rX "$target.new"
  if [ -z "$prefix" ]; then chown -R root:root "$target.new"; fi
  if [ -e "$target" ]; then mv "$target" "$target.old"; fi
  mv "$target.new" "$target"
  rm -rf "$target.old"
}

secret() { LC_ALL=C tr -dc 'A-HJ-NP-Za-km-z2-9' </dev/urandom | head -c 20; }

make_settings() {
  mkdir -p "$settings_folder"
  if [ -e "$settings" ]; then
    if [ -n "$url$admin" ]; then
      say "설정 파일(${settings})이 이미 있어 --url과 --admin은 쓰지 않았습니다. 바꾸려면 그 파일을 고쳐 주세요."
    fi
    return
  fi
  makes_settings=yes
  (
    umask 077
    {
      say "# 설정: README.md의 표. 바꾼 뒤에는 systemctl restart culture-press"
      say "# 공백이나 #이 든 값은 작은따옴표로 묶습니다: BRAND_NAME='외신 문화동향'"
      say "DEMO=0"
      say "HOST=127.0.0.1"
      say "PORT=8080"
      say "# 같은 컴퓨터의 nginx나 HAProxy 뒤에서; 다른 곳의 프록시라면 그 주소"
      say "TRUST_PROXY=loopback"
      say "PUBLIC_URL=${url}"
      say "DATA_DIR='${data}'"
      say "# 없으면 내장 데이터베이스: DATABASE_URL=postgres://culture_press:<비밀번호>@db.example.go.kr/culture_press"
      say "DATABASE_URL="
      say "# 첫 관리자; 로그인한 뒤 비밀번호를 바꾸고 두 줄을 지우세요"
      say "ADMIN_EMAIL=${admin}"
      if [ -n "$admin" ]; then say "ADMIN_PASSWORD=$(secret)"; else say "ADMIN_PASSWORD="; fi
      say "SMTP_URL="
      say "SUPPORT_EMAIL="
      say "SUPPORT_PHONE="
      say "HIGHCHARTS_LICENSE="
    } >"$settings.new"
    mv "$settings.new" "$settings"
  )
  # without an account of the service nobody else has to read it
  if [ -z "$prefix" ]; then owned 0640 "$settings" "root:$account"; fi
  say "설정 파일을 만들었습니다: ${settings}"
}

make_folders() {
  mkdir -p "$data"
  owned 0700 "$data" "$account:$account"
  if [ -z "$prefix" ]; then
    ln -sfn "$settings_folder" "$base/settings"
    ln -sfn "$data" "$base/data"
  fi
}

installed_version() { if [ -L "$base/current" ]; then basename "$(readlink "$base/current")"; fi; }

# With the program of the release that runs now, before anything changes.
back_up() {
  if [ "$backs_up" = no ] || [ -z "$before" ] || [ "$before" = "$version" ]; then return; fi
  if [ ! -f "$base/current/dist/server/backup.js" ]; then return; fi
  say "업그레이드하기 전에 백업합니다."
  "$base/current/bin/culture-press" backup --before-upgrade ||
    stop "백업하지 못해 업그레이드를 멈췄습니다. 바뀐 것은 없습니다. 백업 없이 하려면 --no-backup을 붙이세요."
}

switch_release() {
  ln -sfn "releases/$version" "$base/current.new"
  mv -T "$base/current.new" "$base/current"
  if [ -z "$prefix" ]; then ln -sfn "$base/current/bin/culture-press" /usr/local/bin/culture-press; fi
}

# This one, the one before, and no other: going back needs one.
drop_old_releases() {
  if [ "$before" = "$version" ]; then return; fi
  for old in "$base"/releases/*; do
    case ${old##*/} in "$version" | "$before") ;; *) rm -rf "$old" ;; esac
  done
}

install_units() {
  if [ -n "$prefix" ] || [ ! -d /etc/systemd ]; then return; fi
  mkdir -p "$unit_folder"
  for unit in $units; do install -m 0644 "$here/deploy/systemd/$unit" "$unit_folder/$unit"; done
  if [ "$has_systemd" = yes ]; then systemctl daemon-reload; fi
}

start_units() {
  if [ "$starts" = no ] || [ "$has_systemd" = no ]; then return; fi
  if ! grep -q '^PUBLIC_URL=.' "$settings"; then
    starts=no
    return
  fi
  systemctl enable --quiet culture-press.service
  systemctl restart culture-press.service
  systemctl try-restart culture-press-worker.service
  if [ -f "$here/dist/server/backup.js" ]; then systemctl enable --quiet --now culture-press-backup.timer; fi
  "$base/current/bin/culture-press" status --wait 120 || {
    say "시작하지 못했습니다. journalctl -u culture-press -n 50 으로 까닭을 보고 설정(${settings})을 고친 뒤 systemctl restart culture-press 하세요." >&2
    if [ -n "$before" ] && [ "$before" != "$version" ]; then
      say "앞의 버전으로 돌아가려면 ${base}/releases/${before}/install.sh 를 실행하세요." >&2
    fi
    exit 1
  }
}

if [ "$task" = uninstall ]; then
  uninstall
  exit 0
fi
check_release
version=$("$here/runtime/node" -p 'JSON.parse(fs.readFileSync(process.argv[1])).version' "$here/release.json")
before=$(installed_version)
make_account
place_release
make_settings
make_folders
back_up
switch_release
drop_old_releases
install_units
start_units
say "culture-press ${version} 버전을 ${base}에 설치했습니다."
if [ "$has_systemd" = no ] || [ "$starts" = no ]; then
  say "설정: ${settings}"
  say "점검: ${base}/current/bin/culture-press check"
  if [ "$has_systemd" = yes ]; then
    say "시작: systemctl enable --now culture-press"
  else
    say "시작: ${base}/current/bin/culture-press start"
  fi
  if [ -n "$before" ] && [ "$before" != "$version" ]; then
    say "실행 중인 서버가 있으면 다시 시작해 주세요. 그때부터 ${version} 버전입니다."
  fi
fi
if [ "$makes_settings" = yes ] && grep -q '^ADMIN_PASSWORD=.' "$settings"; then
  say "첫 관리자 ${admin}의 비밀번호는 ${settings}의 ADMIN_PASSWORD에 있습니다."
fi
