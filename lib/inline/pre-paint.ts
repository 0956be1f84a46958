import { watchScripts } from './stuck';
import { answerTaps } from './taps';
import { markViewer } from './viewer';

markViewer();
answerTaps();
watchScripts();
