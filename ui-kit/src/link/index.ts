export { Link, type LinkProps } from './Link.tsx';
export type { AnchorProps, LinkComponent } from './LinkProvider.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export { isPlainPress } from './plain-press.ts';
// `export *`, because TypeScript lets an application extend an interface only through it.
export * from './router-link-props.ts';
