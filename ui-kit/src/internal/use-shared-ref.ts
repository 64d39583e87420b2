'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Lets a component read an element to which its user may also pass a ref. */
export function useSharedRef<Node extends Element>(own: RefObject<Node | null>, ref: Ref<Node> | undefined): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(ref, () => own.current, [own]);
  return own;
}
