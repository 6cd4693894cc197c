/** Short words that are hard to mistake for each other: no two begin with the same three letters, and none is about Sudoku. */
export const checkWords = (
  'acorn amber anchor apron arrow aspen badge bamboo barley basin beacon birch bottle breeze bridge bronze bucket butter cabin ' +
  'candle carpet castle cedar cherry clover cobalt comet copper coral cotton cradle crystal dahlia delta desert domino ' +
  'dragon drum eagle echo elbow ember falcon feather fennel ferry fiddle flint forest fossil garden ginger glacier granite grove ' +
  'hammer harbor hazel helmet heron honey igloo indigo island ivory jacket jasmine jungle kayak kelp kettle kitten ladder lagoon ' +
  'lantern lemon lilac lizard lobster magnet maple marble meadow melon mint morning mosaic mustard nectar needle north nutmeg oasis ' +
  'ocean olive onion orbit otter oyster paddle panda parrot peach pebble pepper piano pigeon pillow planet pocket poppy prairie ' +
  'pumpkin quartz quill rabbit radish raven ribbon river rocket rose saddle saffron salmon sandal sequoia shadow silver sparrow ' +
  'spruce squid stable summer sunset syrup tango teapot thistle thunder ticket tiger timber tomato tulip tunnel turtle umbrella ' +
  'valley velvet violet walnut water whale willow window wizard yarrow yellow zebra zephyr zinc'
).split(' ');
