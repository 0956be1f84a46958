import 'server-only';

export { loadTestSession } from './service';
