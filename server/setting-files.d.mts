export declare const SETTINGS: readonly string[];
