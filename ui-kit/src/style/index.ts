export { stylisPrefixer } from '../prefixer/index.ts';
export { createStyleCache, renderStyles, type StyleOptions } from './create-style-cache.ts';
export { StyleProvider, type StyleProviderProps } from './StyleProvider.tsx';
