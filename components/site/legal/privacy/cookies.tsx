/** Everything the product stores in a browser. */
export function Cookies({ services }: { services: readonly string[] }) {
  return (
    <>
      <p>
        {services.length > 0 ? 'Eleven' : 'Ten'} cookies, all our own, set only when you save a
        lawyer, open the page to sign in, sign in, sign up, set a password, join a meeting as a
        guest, turn text messages off or check a lawyer for us. There is no tracking and there are
        no cookies from other companies, so there is no banner. We count how often each profile is
        opened in a day, and how often people come to this site or search for a lawyer on it. These
        counts are plain numbers without personal data: we neither ask nor keep who it was.
      </p>
      <ul>
        <li>
          <strong>session</strong> (on https: <code>__Host-session</code>): proves that you are
          signed in. Scripts cannot read it. It lasts at most 90 days.
        </li>
        <li>
          <strong>signed_in</strong>: tells the page that there may be a session to check for. It
          proves nothing and holds only “1”.
        </li>
        <li>
          <strong>known_device</strong> (on https: <code>__Host-known_device</code>): the numbers of
          up to five accounts that have signed in here, so that someone guessing your password
          elsewhere cannot lock you out here. Scripts cannot read it. It lasts a year and stays when
          you sign out.
        </li>
        <li>
          <strong>second_step</strong> (on https: <code>__Host-second_step</code>): that your
          password was right and your second factor is still to come. Scripts cannot read it. It
          lasts ten minutes.
        </li>
        <li>
          <strong>passkey_sign_in</strong> (on https: <code>__Host-passkey_sign_in</code>): a random
          number, set when the page to sign in is ready to take a passkey, so that your passkey’s
          answer signs in this browser alone. Scripts cannot read it. It lasts five minutes.
        </li>
        <li>
          <strong>refused_form</strong> (on https: <code>__Host-refused_form</code>): what you typed
          into a form to sign in, sign up or turn texts off, without the password, when the form was
          sent without scripts and could not be accepted, so that you do not have to type it again.
          Scripts cannot read it. It lasts a minute.
        </li>
        <li>
          <strong>accepted_form</strong> (on https: <code>__Host-accepted_form</code>): the mobile
          number for which you turn text messages off, when that form was sent without scripts, so
          that you do not have to type it twice. Scripts cannot read it. It lasts ten minutes.
        </li>
        <li>
          <strong>saved_lawyers</strong>: which lawyers you saved while you were not signed in. It
          lasts 180 days after the last change, and goes into your account when you sign in.
        </li>
        <li>
          <strong>guest_pass</strong> (on https: <code>__Host-guest_pass</code>): shows that this
          browser is the guest of one video meeting, after you opened a guest link and agreed.
          Scripts cannot read it. It ends 30 minutes after the meeting.
        </li>
        <li>
          <strong>verifier_pass</strong> (on https: <code>__Host-verifier_pass</code>): only for the
          person who checks lawyers for us: shows that a code opened one request in this browser.
          Scripts cannot read it. It lasts ten minutes.
        </li>
        {services.length > 0 && (
          <li>
            <strong>social_sign_in</strong> (on https: <code>__Host-social_sign_in</code>): only
            while you are at {services.join(' or ')} to sign in, ten minutes at most, so that nobody
            else can complete your sign-in.
          </li>
        )}
      </ul>
      <p>Seven more things stay in your browser and are not sent anywhere:</p>
      <ul>
        <li>
          <strong>user</strong>: your name, picture and type of account, so that the header is right
          immediately. It is removed when you sign out; it never holds your email or telephone
          number.
        </li>
        <li>
          What begins with <strong>draft</strong>: what you have typed and not sent yet, in a
          booking, an appointment request to a notary public, an agreement or the form of lawyers
          who sign up; the names of the files you chose and of those that could not be added, and
          why; which lawyer you last wrote to, the legal problem you last searched for, the words
          you searched with, and whether either speaks of danger. The name of a lawyer that you
          search for is sent to us to find the lawyer, and not kept. A draft goes when you send it,
          all of them when you sign out or close the tab.
        </li>
        <li>
          <strong>push_choice</strong> and <strong>push_checked</strong>: that we asked to show
          notifications in this browser, or that you turned them off here. The first stays; the
          second is removed when you sign out or close the tab.
        </li>
        <li>
          <strong>call_devices</strong>, <strong>call_relay_only</strong> and{' '}
          <strong>in_call</strong>: which camera, microphone and speaker you chose for video calls,
          whether they were on and the background was blurred; whether your network address is
          hidden; and which call this tab is in. The last is removed when you leave the call or
          close the tab.
        </li>
        <li>
          <strong>kept-meetings</strong>: for clients, up to five confirmed meetings ahead, so that
          you can see them without internet: the time, how you meet, the lawyer’s name and how to
          reach support. Nothing about your case. It is removed when you sign out, when your session
          ends, or when another account signs in, and is not shown after seven days.
        </li>
        <li>
          <strong>install_choice</strong>: that you did not want this site on your home screen, so
          that we do not ask again. It stays.
        </li>
      </ul>
      <p>
        Once you have opened your portal or turned on notifications, your browser also keeps a small
        program of ours. It shows notifications, and a page of its own when there is no internet. It
        stores nothing.
      </p>
    </>
  );
}
