/** A check of bytes in 16 bits (CRC-16/CCITT): finds every slip within three letters of a code that follow each other. */
export function crc16(bytes: Uint8Array): number {
  let check = 0xffff;
  for (const byte of bytes) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) check = check & 0x8000 ? ((check << 1) ^ 0x1021) & 0xffff : (check << 1) & 0xffff;
  }
  return check;
}

/** The effect of each byte on a 32-bit checksum. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? (check >>> 1) ^ 0xedb88320 : check >>> 1;
  return check;
});

/** A check of bytes in 32 bits (CRC-32, that of zip files): finds every slip within 32 bits that follow each other. */
export function crc32(bytes: Uint8Array): number {
  let check = 0xffffffff;
  for (const byte of bytes) check = (check >>> 8) ^ TABLE[(check ^ byte) & 255]!;
  return ~check >>> 0;
}
