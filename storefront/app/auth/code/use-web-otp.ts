import { useEffect } from 'react';

/** WebOTP options, which the DOM types do not have yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

const readCode = (credential: unknown) =>
  typeof credential === 'object' && credential !== null && 'code' in credential && typeof credential.code === 'string'
    ? credential.code
    : null;

/** Reads the code from a text message by WebOTP, where the browser supports it and the user agrees. */
export function useWebOtp(waits: boolean, onCode: (code: string) => void) {
  useEffect(() => {
    if (!waits || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = readCode(credential);
        if (code !== null) onCode(code);
      },
      // The request was rejected or aborted. The shopper can still type the code.
      () => undefined,
    );
    return () => leaving.abort();
  }, [waits, onCode]);
}
