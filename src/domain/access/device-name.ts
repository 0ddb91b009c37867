/** In the order they are looked for: most browsers also call themselves by the names of those below them. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What somebody calls the device that they signed in with: 'Chrome, Android'. Only names from these lists come out,
 * so that nothing that a program says of itself is shown. Nothing when it is none of them.
 */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? "").slice(0, LONGEST_READ);
  return [BROWSERS, SYSTEMS].flatMap((names) => firstOf(names, said)).join(", ");
}

const LONGEST_READ = 500;

function firstOf(names: [RegExp, string][], said: string): string[] {
  const found = names.find(([sign]) => sign.test(said));
  return found ? [found[1]] : [];
}
