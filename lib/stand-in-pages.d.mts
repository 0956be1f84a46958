export declare const LOST_PAGE: string;
export declare const FAILED_PAGE: string;
export declare const REFERENCE_PLACE: string;
