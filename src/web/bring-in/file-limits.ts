/** How much a file may have: bytes as it is and unpacked, rows and columns. */
export const fileLimits = {
  bytes: 50 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  rows: 200_000,
  columns: 300,
};
