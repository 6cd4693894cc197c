/** Sent to the scene around a figure whenever it passes from the text to its reader, or back. In a file of its own: the text is read before figures load. */
export const DRIVER = 'driver';

/** Sent to a paragraph when the reader goes on to another, and to a case that was pressed when its figure does. */
export const READ = 'read';
