// In tests there is no client bundle to keep the server's modules out of.
export {};
