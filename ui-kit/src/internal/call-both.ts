type Handler<Event> = ((event: Event) => void) | undefined;

/** Returns a handler that calls the caller's handler first, then the component's own. */
export const callBoth =
  <Event>(callerHandler: Handler<Event>, componentHandler: Handler<Event>) =>
  (event: Event): void => {
    callerHandler?.(event);
    componentHandler?.(event);
  };
