/** Id of the heading of an agreement's page, which takes the focus after a pressed button has disappeared. */
export const TITLE_ID = 'agreement-title';

/** `returnTo` of a dialog. */
export const pageTitle = {
  get current() {
    return document.getElementById(TITLE_ID);
  },
};
