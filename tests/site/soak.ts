/** `npm run soak` tries what an ordinary run spares: the same again, where nothing differs that a test is about. */
export const soaking = process.env.SOAK === 'yes';
