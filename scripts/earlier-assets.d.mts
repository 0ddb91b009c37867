export function keepEarlierAssets(from: string, to: string): void;
