type Handler<Event> = ((event: Event) => void) | undefined;

/** Joins a component's own handler with that of its caller, which is called first. */
export const callBoth =
  <Event>(callerHandler: Handler<Event>, componentHandler: Handler<Event>) =>
  (event: Event): void => {
    callerHandler?.(event);
    componentHandler?.(event);
  };
