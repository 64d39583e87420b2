import { useEffect } from 'react';

/** Not yet in the DOM types. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

const codeOf = (credential: unknown) =>
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
        const code = codeOf(credential);
        if (code !== null) onCode(code);
      },
      // Rejected or aborted. The code can be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [waits, onCode]);
}
