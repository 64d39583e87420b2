'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Ref for an element that a component reads itself, and that its user may have a ref to. */
export function useSharedRef<Node extends Element>(own: RefObject<Node | null>, ref: Ref<Node> | undefined): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(ref, () => own.current, [own]);
  return own;
}
