export { Link, type LinkProps } from './Link.tsx';
export type { AnchorProps, LinkComponent } from './LinkProvider.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export { isPlainPress } from './plain-press.ts';
// Must be `export *`: TypeScript lets an application extend an interface of this module only if it is exported so.
export * from './router-link-props.ts';
