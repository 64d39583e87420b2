type Handler<Event> = ((event: Event) => void) | undefined;

/** Joins a component's own handler with that of its user, which is called first. */
export const callBoth =
  <Event>(users: Handler<Event>, own: Handler<Event>) =>
  (event: Event): void => {
    users?.(event);
    own?.(event);
  };
