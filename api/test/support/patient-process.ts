// Preloaded into a process of the API by `patient`.
import { widenDeadlines } from './patience.js';

widenDeadlines();
