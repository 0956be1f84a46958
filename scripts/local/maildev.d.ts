/** The package has no types; only what the inbox asks of it. */
declare module 'maildev' {
  interface Options {
    /** Ports. */
    smtp: number;
    web: number;
    ip: string;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }

  export default class MailDev {
    constructor(options: Options);
    listen(): void;
  }
}
