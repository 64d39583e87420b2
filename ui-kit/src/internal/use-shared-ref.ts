'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Lets a component read an element to which its caller may also pass a ref. */
export function useSharedRef<Node extends Element>(ownRef: RefObject<Node | null>, ref: Ref<Node> | undefined): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(ref, () => ownRef.current, [ownRef]);
  return ownRef;
}
