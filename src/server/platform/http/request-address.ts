const ORIGIN = /^https?:\/\/[^/?#]*/i;
const HALF_ESCAPE = /%(?![\da-f]{2})/i;
/** Letters, digits and `-._~`: written as an escape they mean the same (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Proxies may send the whole address; what follows the host is what is asked for. */
export function withoutOrigin(address: string): string {
  const path = address.replace(ORIGIN, "");
  return path === address || path.startsWith("/") ? path : `/${path}`;
}

/**
 * The address in its one plain spelling, so that whatever is decided by a path is decided alike however it
 * was written. One that is malformed stays as it is, and is refused as such.
 */
export function plainAddress(address: string): string {
  if (address.startsWith("/") && !address.includes("%")) return address;
  const [path = "", ...query] = withoutOrigin(address).split("?");
  const plain = HALF_ESCAPE.test(path)
    ? path
    : path.replaceAll(NEEDLESS_ESCAPE, decodeURIComponent);
  return [plain, ...query].join("?");
}

/** Where a browser is sent instead, when it asked in another spelling. Never to another host. */
export function plainerAddress({ originalUrl, url }: Asked): string | undefined {
  return withoutOrigin(originalUrl) === url ? undefined : url.replace(/^[/\\]+/, "/");
}

type Asked = { originalUrl: string; url: string };
