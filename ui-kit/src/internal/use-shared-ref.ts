'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Returns `componentRef`, whose element the ref of the component's caller gets too. */
export function useSharedRef<Node extends Element>(
  componentRef: RefObject<Node | null>,
  callerRef: Ref<Node> | undefined,
): RefObject<Node | null> {
  useImperativeHandle<Node | null, Node | null>(callerRef, () => componentRef.current, [componentRef]);
  return componentRef;
}
