'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Lets a component read an element to which its caller may also pass a ref. */
export function useSharedRef<Node extends Element>(
  componentRef: RefObject<Node | null>,
  callerRef: Ref<Node> | undefined,
): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(callerRef, () => componentRef.current, [componentRef]);
  return componentRef;
}
