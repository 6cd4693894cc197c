import { forwardKeysToHost } from '../../controls/page/host-keys.ts';
import { bare, embedded } from '../../ui/in-view.ts';
import { chooseRun } from './embedded-figure.ts';
import { tellSize } from './frame-size.ts';

/** What figures in a frame of another page do before they come to life, and one that has a page to itself. */
if (bare()) chooseRun();
if (embedded()) {
  forwardKeysToHost();
  tellSize();
}
