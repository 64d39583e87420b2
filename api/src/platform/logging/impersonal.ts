interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: LoggedError | string;
}

/** Reduces an error for the log. Database errors contain the refused row, so only what identifies the fault is kept. */
export function impersonal(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: impersonal(error.cause) }),
  };
}
