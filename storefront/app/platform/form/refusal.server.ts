import { data } from 'react-router';

const unprocessable = 422;
const unavailable = 503;

/** Answers a form that changed nothing: because of what it says, or, if `isUnavailable`, because the API did not answer. */
export const refusal = <Result>(response: Result, isUnavailable = false, headers: HeadersInit = {}) =>
  data(response, { status: isUnavailable ? unavailable : unprocessable, headers });
