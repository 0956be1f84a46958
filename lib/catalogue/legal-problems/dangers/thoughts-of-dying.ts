const THOUGHTS = [
  /\b(?:kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself)\b/,
  /\b(?:end|ending|take|taking) (?:my(?: own)?|this) life\b/,
  /\b(?:wants?|wish|ready|rather)(?: \w+){0,2} (?:to die|die already|not exist)\b/,
  /\bi(?: \w+){0,3} (?:wish|better)(?: \w+){0,3} dead\b/,
  /\bwanna die\b/,
  /\b(?:end|ending|ended) it all\b|\bnever wake up\b/,
  /\b(?:do not|no longer|not)(?: \w+)? (?:want|wish|wanna)(?: \w+)? (?:live|to live|be alive|to be alive|to exist|exist)\b/,
  /\b(?:no|any|more) reason to live\b|\btired of (?:living|life)\b|\blife is not worth\b/,
  /\b(?:magpakamatay|magpapakamatay|nagpapakamatay|pagpapakamatay|magpatiwakal|magpapatiwakal|magbigti|magbibigti|maglaslas|maghikog|paghikog|magsuicide)\b/,
  /\b(?:gusto|nais|gustong)(?: \w+){0,4} (?:mamatay|mawala sa mundo|mawala na sa mundo)\b/,
  /\b(?:ayaw|(?:dili|di|hindi)(?: \w+){0,2} gusto)(?: \w+){0,3} (?:mabuhay|mabuhi|magising|makamata)\b/,
  /\b(?:tapusin|wakasan|kitilin|tapuson)(?: \w+){0,3} (?:buhay|kinabuhi)\b/,
  /\b(?:papatayin|patayin|patyon|saktan)(?: \w+){0,2} (?:sarili|kaugalingon)\b/,
  /\bwala(?:ng)?(?: \w+){0,2} (?:kwenta|silbi|saysay|pulos)(?: \w+){0,3} (?:buhay|kinabuhi)\b/,
];

/** A word that is used of a death that has happened as well, which is a matter of insurance or of the estate. */
const SUICIDE = /\bsuicid\w*\b/;
const HAS_HAPPENED =
  /\b(?:committed suicide|died|dead|nagpakamatay|nagbigti|naghikog|namatay|patay|clause|insurance|beneficiary|claim)\b/;

/** Whether somebody is said to think of dying. */
export function namesDying(said: string): boolean {
  return (
    THOUGHTS.some((rule) => rule.test(said)) || (SUICIDE.test(said) && !HAS_HAPPENED.test(said))
  );
}
