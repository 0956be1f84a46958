export declare const CITY_NAMES: Readonly<Record<string, string>>;
