import { useLayoutEffect, useRef } from 'react';
import { choiceIn, describeChoice, type FilterGroup } from './filter-groups.ts';

/**
 * Synchronizes the checkboxes with a listing whose filters change elsewhere. They are uncontrolled, so that they work without JavaScript.
 * When the listing catches up with an earlier choice, later choices are not lost.
 */
export function useFollow(groups: readonly FilterGroup[], loading: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const choice = describeChoice(groups);
  const before = useRef({ choice, loading });
  /** Choices that the listing has not caught up with, oldest first. */
  const awaited = useRef<string[]>([]);
  const inProgress = useRef(0);
  useLayoutEffect(() => {
    const hasSettled = before.current.loading && !loading;
    const hasCome = before.current.choice !== choice;
    before.current = { choice, loading };
    if (!hasCome && !hasSettled) return;
    const reached = awaited.current.lastIndexOf(choice);
    if (reached >= 0) awaited.current = awaited.current.slice(reached + 1);
    else if (hasCome || inProgress.current === 0) awaited.current = [];
    if (awaited.current.length > 0) return;
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) box.checked = box.defaultChecked;
  }, [choice, loading]);
  /** Whether a box differs from the listing and no reported choice is still pending. */
  const hasUnreported = () =>
    awaited.current.length === 0 &&
    [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].some((box) => box.checked !== box.defaultChecked);
  /** Reports the form's data. */
  const report = (data: FormData, onFilter: (data: FormData) => unknown) => {
    awaited.current.push(choiceIn(data, groups));
    const coming = onFilter(data);
    if (!(coming instanceof Promise)) return;
    const end = () => {
      inProgress.current -= 1;
    };
    inProgress.current += 1;
    coming.then(end, end);
  };
  return { form, report, hasUnreported };
}
