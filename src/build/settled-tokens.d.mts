export function settledTokens(): Map<string, string>;
export function withTokensSettled(css: string, tokens: ReadonlyMap<string, string>): string;
