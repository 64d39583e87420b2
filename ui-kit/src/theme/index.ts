export * from './tokens.ts';
export * from './variables.ts';
