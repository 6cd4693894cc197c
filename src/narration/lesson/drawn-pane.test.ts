import { describe, expect, it } from 'vitest';
import { drawnPane } from './drawn-pane.ts';

const paired = { view: 'grid', panes: ['matching', 'pseudocode', 'side-by-side', 'counters'] };
const searched = { view: 'grid', panes: ['tree', 'pseudocode', 'counters'] };

describe('the drawing beside a question', () => {
  it('is the pane that the address names, where it pictures the state', () => {
    expect(drawnPane(paired, { query: 'run=main&pane=side-by-side' })).toBe('side-by-side');
    expect(drawnPane(searched, { query: 'run=main&pane=tree' })).toBe('tree');
    expect(drawnPane(searched, { query: 'run=main&pane=pseudocode' })).toBeUndefined();
  });

  it('is the first pane where the grid does not show what the run is about', () => {
    expect(drawnPane(paired, { query: 'run=main' })).toBe('matching');
    expect(drawnPane(paired, { query: 'run=main&pane=bogus' })).toBe('matching');
    expect(drawnPane(searched, { query: 'run=main' })).toBeUndefined();
    expect(drawnPane(paired, { query: 'run=main&pane=counters' })).toBeUndefined();
  });
});
