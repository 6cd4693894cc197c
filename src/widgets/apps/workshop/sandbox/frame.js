/**
 * The one script of the sandbox: a document of opaque origin, written by the page around it, whose policy allows nothing but this and
 * blobs. It starts the worker that this page sends, and passes on its messages if they have the agreed shape; a worker that sends more
 * pieces than were requested is ended.
 */

(() => {
  // In any other place, code that is sent would act for a real origin: there the frame ignores all messages.
  if (self.origin !== 'null' || parent === self || document.URL !== 'about:srcdoc') return;
  /** The origin of the page that wrote this document: its addresses begin there. */
  const site = new URL(document.baseURI).origin;
  const trusted = self.trustedTypes?.createPolicy('sandbox', { createScriptURL: (address) => address });

  const begin = (data, port) => {
    const MAX_TEXT = 1_000_000;
    const MAX_MESSAGE = 300;
    const MAX_DECLARED = 100_000;
    const addressOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const engine = addressOf(data.engine);
    const code = addressOf(data.code.join(engine));
    const address = addressOf(data.worker);
    const worker = new Worker(trusted?.createScriptURL(address) ?? address);
    let requested = 0;
    let declared = false;
    const end = (said) => {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      port.postMessage(said);
    };
    const fault = (kind, message, line, column) => end(['fault', kind, message, line, column]);
    worker.onmessage = ({ data: said }) => {
      const [what, first, second, third, fourth] = Array.isArray(said) ? said : [];
      if (what === 'end') end(['end']);
      else if (what === 'fault') fault(String(first), String(second).slice(0, MAX_MESSAGE), Number(third), Number(fourth));
      else if (what === 'declares' && !declared && String(first).length <= MAX_DECLARED) {
        declared = true;
        port.postMessage(['declares', String(first)]);
      } else if (what === 'piece' && requested > 0 && typeof first === 'string' && first.length <= MAX_TEXT) {
        requested--;
        port.postMessage(['piece', first]);
      } else fault('notAllowed', '', 0);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fault('thrown', String(event.message).slice(0, MAX_MESSAGE), 0);
    };
    port.onmessage = ({ data: said }) => {
      if (said === 'stop') worker.terminate();
      else {
        requested++;
        worker.postMessage('more');
      }
    };
    port.postMessage(['begun']);
    worker.postMessage({ code, engine, input: data.input, options: data.options });
  };

  let begun = false;
  addEventListener('message', ({ source, origin, data, ports: [port] }) => {
    if (begun || source !== parent || origin !== site || !port) return;
    begun = true;
    begin(data, port);
  });
})();
