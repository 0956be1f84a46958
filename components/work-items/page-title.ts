/** The heading of an agreement's page. It has the focus where what was pressed is gone. */
export const TITLE_ID = 'agreement-title';

/** As `returnTo` of a dialog. */
export const pageTitle = {
  get current() {
    return document.getElementById(TITLE_ID);
  },
};
