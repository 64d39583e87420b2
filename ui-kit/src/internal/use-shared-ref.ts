'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Returns a ref by which a component reads an element, while the ref of its caller, if any, gets the same element. */
export function useSharedRef<Node extends Element>(
  componentRef: RefObject<Node | null>,
  callerRef: Ref<Node> | undefined,
): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(callerRef, () => componentRef.current, [componentRef]);
  return componentRef;
}
