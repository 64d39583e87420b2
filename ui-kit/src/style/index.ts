export { createStyleCache, renderStyles, type StyleOptions } from './create-style-cache.ts';
export { stylisPrefixer } from './prefixer.ts';
export { StyleProvider, type StyleProviderProps } from './StyleProvider.tsx';
