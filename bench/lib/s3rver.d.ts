// What the benches use of an S3 server for tests, which has no types of its own.
declare module 's3rver' {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly directory: string;
    readonly silent: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    /** Resolves to the address that it listens at. */
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
