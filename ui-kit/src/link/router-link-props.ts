/**
 * Props of your router's link beyond those of an anchor. Declare them once, and every link of the kit takes them and passes them to the
 * component of `LinkProvider`:
 *
 * `declare module '@meet/ui-kit/link' { interface RouterLinkProps { prefetch?: 'intent' | 'none' } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: applications add their router's props
export interface RouterLinkProps {}
