/** Everything the product puts into a browser. */
export function Cookies({ services }: { services: readonly string[] }) {
  return (
    <>
      <p>
        {services.length > 0 ? 'Six' : 'Five'} cookies, all our own, set only when you sign in, sign
        up, set a password or join a meeting as a guest. There is no tracking and no cookie of
        another company, so there is no banner. What we count is how often each profile is opened on
        a day, and how often somebody comes to this site or looks for a lawyer on it. These counts
        are numbers without personal data: by whom is neither asked nor kept.
      </p>
      <ul>
        <li>
          <strong>session</strong> (on https: <code>__Host-session</code>): proves that you are
          signed in. Scripts cannot read it. It lasts at most 90 days.
        </li>
        <li>
          <strong>signed_in</strong>: says that there may be a session, so that the page asks. It
          proves nothing and holds only “1”.
        </li>
        <li>
          <strong>known_device</strong> (on https: <code>__Host-known_device</code>): the numbers of
          up to five accounts that were signed in to here, so that nobody who guesses at your
          password elsewhere can get in your way here. Scripts cannot read it. It lasts a year and
          stays when you sign out.
        </li>
        <li>
          <strong>refused_form</strong> (on https: <code>__Host-refused_form</code>): what you typed
          into a sign-in or sign-up form, without the password, when the form was sent without
          scripts and could not be accepted, so that you need not type it again. Scripts cannot read
          it. It lasts a minute.
        </li>
        <li>
          <strong>guest_pass</strong> (on https: <code>__Host-guest_pass</code>): that this browser
          is the guest of one video meeting, after you opened a guest’s link and agreed. Scripts
          cannot read it. It ends 30 minutes after the meeting.
        </li>
        {services.length > 0 && (
          <li>
            <strong>social_sign_in</strong> (on https: <code>__Host-social_sign_in</code>): only
            while you are at {services.join(' or ')} to sign in, ten minutes at most, so that nobody
            else can end what you began.
          </li>
        )}
      </ul>
      <p>Six more things stay in your browser and are not sent anywhere:</p>
      <ul>
        <li>
          <strong>user</strong>: your name, picture and kind of account, so that the header is right
          at once. It goes when you sign out; email and telephone are never in it.
        </li>
        <li>
          <strong>booking-draft</strong>: what you have typed into a booking, until you send it or
          close the tab.
        </li>
        <li>
          <strong>notary-request-draft</strong>: the same of a request for an appointment at a
          notary public.
        </li>
        <li>
          <strong>files-not-added</strong>: the names of files that could not be added to a booking
          of yours, and why, so that you are told again after the payment. Until you hide the
          message or close the tab.
        </li>
        <li>
          <strong>push_choice</strong> and <strong>push_checked</strong>: that this browser was
          asked whether it may show notifications, or that you turned them off on it. The first
          stays, the second goes when you sign out or close the tab.
        </li>
        <li>
          <strong>call_devices</strong>, <strong>call_relay_only</strong> and{' '}
          <strong>in_call</strong>: which camera, microphone and speaker you chose for video calls,
          whether they were on and the background was blurred; whether your network address is
          hidden; and which call this tab is in. The last goes when you leave the call or close the
          tab.
        </li>
      </ul>
      <p>
        If you turn notifications on, your browser also keeps a small program of ours that shows
        them. It stores nothing.
      </p>
    </>
  );
}
