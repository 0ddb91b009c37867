export function findBrowser(): Promise<string | undefined>;
export function ensureBrowser(): Promise<void>;
export function launchOptions(): Promise<{ executablePath?: string; args: string[] }>;
