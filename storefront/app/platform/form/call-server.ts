import { data } from 'react-router';

interface ActionArgs<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

/**
 * Calls the server's action. If no response arrives, returns the result of `createOfflineResult` for the submitted form, so that the page
 * does not change. If the error were thrown, the router would show an error page. Nothing is reloaded after a result with the status 503.
 */
export async function callServer<Result>({ request, serverAction }: ActionArgs<Result>, createOfflineResult: (form: FormData) => Result) {
  const requestCopy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is a response, not a connection error.
    if (error instanceof Response) throw error;
    return data(createOfflineResult(await requestCopy.formData()), { status: 503 });
  }
}
