export { impersonal } from '../platform/logging/impersonal.js';
