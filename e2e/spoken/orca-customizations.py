# Orca loads this file from its data folder. It writes to files what Orca would say, and whether Orca has anything left to do.
import json
import os
import time

from gi.repository import GLib
from orca import event_manager, settings, speech

folder = os.environ["SPOKEN_FOLDER"]
said = open(os.path.join(folder, "said"), "a", buffering=1)
last_event = time.time()


def say(text, acss, interrupt):
    said.write(json.dumps(text) + "\n")


def stop():
    pass


speech._speak = say
speech.stop = stop

enqueue = event_manager.EventManager._enqueue


def note_event(self, event):
    global last_event
    last_event = time.time()
    return enqueue(self, event)


event_manager.EventManager._enqueue = note_event

# Not once: Orca loads its own settings after this file.
quiet = {
    "sayAllOnLoad": False,
    "enableSpeech": True,
    "enableKeyEcho": False,
    "enableEchoByCharacter": False,
    "enableEchoByWord": False,
    "enableEchoBySentence": False,
    "enableBraille": False,
    "enableSound": False,
    "progressBarUpdateInterval": 0,
}


def pulse():
    for name, value in quiet.items():
        setattr(settings, name, value)
    waiting = event_manager.getManager()._eventQueue.qsize()
    beat = os.path.join(folder, "pulse")
    with open(beat + ".new", "w") as file:
        json.dump({"now": time.time() * 1000, "lastEvent": last_event * 1000, "waiting": waiting}, file)
    os.replace(beat + ".new", beat)
    return True


GLib.timeout_add(50, pulse)
